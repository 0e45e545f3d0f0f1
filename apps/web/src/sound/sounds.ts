import { readPreferences } from '../preferences.ts'
import { type Noise, SOUNDS, type Sound, type SoundName, type Tone } from './recipes.ts'

let context: AudioContext | undefined
let rest: ReturnType<typeof setTimeout> | undefined

/** In seconds, until its last tone has died away. */
function lengthOf({ tones, noise }: Sound): number {
  return Math.max(noise?.seconds ?? 0, ...tones.map(({ delay = 0, seconds }) => delay + seconds))
}

/** How long after the last sound the sound card may sleep: all have died away then, also where it wakes up slowly. */
const REST_MS = 1000 * Math.max(...Object.values(SOUNDS).map(lengthOf)) + 2000

/** Silent until somebody has touched the page: browsers ask for that, and so does good manners. */
export function ring(name: SoundName): void {
  const { volume, muted } = readPreferences()
  if (volume === 0 || muted || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  // A phone takes the sound away for a call, and gives it back to whoever asks. It may also be about to rest.
  context.resume().catch(() => undefined)
  const master = new GainNode(context, { gain: volume })
  master.connect(context.destination)
  const sound: Sound = SOUNDS[name]
  for (const tone of sound.tones) playTone(context, master, tone)
  if (sound.noise) playNoise(context, master, sound.noise)
  // A context that runs keeps the sound card awake, also in silence, and a phone's battery pays for it.
  clearTimeout(rest)
  rest = setTimeout(() => context?.suspend().catch(() => undefined), REST_MS)
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
