import { readPreferences } from '../preferences.ts'

/** A partial tone: its frequency, how loud, how long it takes to die away. */
interface Tone {
  readonly hertz: number
  readonly gain: number
  readonly seconds: number
  readonly delay?: number
}

interface Noise {
  readonly hertz: number
  readonly gain: number
  readonly seconds: number
}

interface Sound {
  readonly tones: readonly Tone[]
  readonly noise?: Noise
}

function bell(delay = 0): readonly Tone[] {
  return [
    { hertz: 1318, gain: 0.3, seconds: 0.38, delay },
    { hertz: 2093, gain: 0.14, seconds: 0.24, delay },
    { hertz: 3520, gain: 0.07, seconds: 0.14, delay },
  ]
}

/** Made of sines and filtered noise; none is longer than 0.4 s a stroke, and none says what the screen does not. */
const SOUNDS = {
  asked: { tones: bell() },
  take: {
    tones: [{ hertz: 190, gain: 0.3, seconds: 0.09, delay: 0.12 }],
    noise: { hertz: 2600, gain: 0.12, seconds: 0.16 },
  },
  pass: { tones: [{ hertz: 140, gain: 0.25, seconds: 0.08 }] },
  delivery: { tones: [...bell(), ...bell(0.2)], noise: { hertz: 700, gain: 0.1, seconds: 0.4 } },
  round: { tones: [], noise: { hertz: 420, gain: 0.22, seconds: 0.4 } },
  end: { tones: [...bell(), ...bell(0.2), ...bell(0.55), ...bell(0.75)] },
} as const satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

let context: AudioContext | undefined

/** Silent unless the player has asked for sound. */
export function ring(name: SoundName): void {
  const { volume } = readPreferences()
  if (volume === 0) return
  context ??= new AudioContext()
  const master = new GainNode(context, { gain: volume })
  master.connect(context.destination)
  const sound: Sound = SOUNDS[name]
  for (const tone of sound.tones) playTone(context, master, tone)
  if (sound.noise) playNoise(context, master, sound.noise)
}

function fade(audio: AudioContext, gain: number, start: number, seconds: number): GainNode {
  const node = new GainNode(audio, { gain })
  node.gain.setValueAtTime(gain, start)
  node.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  return node
}

function playTone(audio: AudioContext, master: AudioNode, { hertz, gain, seconds, delay = 0 }: Tone): void {
  const start = audio.currentTime + delay
  const tone = new OscillatorNode(audio, { frequency: hertz })
  tone.connect(fade(audio, gain, start, seconds)).connect(master)
  tone.start(start)
  tone.stop(start + seconds)
}

function playNoise(audio: AudioContext, master: AudioNode, { hertz, gain, seconds }: Noise): void {
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * audio.sampleRate), sampleRate: audio.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: 0.8 })
  source
    .connect(filter)
    .connect(fade(audio, gain, audio.currentTime, seconds))
    .connect(master)
  source.start()
}
