export { formatReport } from './report.ts'
export { runBench } from './run.ts'
export { formatServerReport } from './server/report.ts'
export { runServerBench } from './server/run.ts'
