export { checkLesson } from './check-lesson.ts'
export {
  type Detour,
  LESSON_FORMAT,
  type Lesson,
  type LessonRules,
  type LessonShelf,
  type LessonStep,
  type Note,
  readLesson,
} from './lesson.ts'
export { LESSON_START, type LessonRun, type OpenLesson, openLesson, type PlayedMove } from './lesson-run.ts'
