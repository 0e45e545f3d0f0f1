import { FOUND } from './found/workshop.ts'
import { openWorkshop } from './tools.ts'

export const { loadAllWords, loadAudit, loadCatalogue, loadCourse, loadLessons, loadPuzzleBench, loadWorkbench } =
  openWorkshop(FOUND)
