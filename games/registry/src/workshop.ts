import { FOUND } from './found/workshop.ts'
import { openWorkshop } from './tools.ts'

export const { loadAllWords, loadCatalogue, loadCourse, loadLessons, loadWorkbench } = openWorkshop(FOUND)
