import type { Lesson } from '@south-street/engine/lesson'

const LONGEST_SPEECH = 140
const MOST_WORDS = 300

interface LessonWords {
  readonly name?: string
  readonly line?: string
  readonly says?: Readonly<Record<string, string>>
}

/** What is wrong with the words of a lesson, language by language. */
export function checkWords(lesson: Lesson, words: Readonly<Record<string, object>>): string[] {
  return Object.entries(words).flatMap(([language, all]) => {
    const own: LessonWords = (all as Record<string, LessonWords>)[lesson.id] ?? {}
    return complaintsAbout(lesson, own).map((complaint) => `${language}: ${complaint}`)
  })
}

function complaintsAbout(lesson: Lesson, { name, line, says = {} }: LessonWords): string[] {
  const wanted = new Set(
    lesson.steps.flatMap((step) =>
      [step, ...step.detours].flatMap(({ say, note }) => (note ? [say, note.say] : [say])),
    ),
  )
  const count = Object.values(says).reduce((sum, text) => sum + text.split(/\s+/).length, 0)
  return [
    ...(name === undefined ? ['there is no name'] : []),
    ...(line === undefined ? ['there is no line that says what it teaches'] : []),
    ...[...wanted].filter((key) => says[key] === undefined).map((key) => `there are no words for “${key}”`),
    ...Object.keys(says)
      .filter((key) => !wanted.has(key))
      .map((key) => `nobody says “${key}”`),
    ...Object.entries(says)
      .filter(([, text]) => text.length > LONGEST_SPEECH)
      .map(([key, text]) => `“${key}” has ${text.length} characters, at most ${LONGEST_SPEECH} are read`),
    ...(count > MOST_WORDS ? [`has ${count} words, at most ${MOST_WORDS} are read`] : []),
  ]
}
