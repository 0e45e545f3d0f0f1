export { formatReport } from './report.ts'
export { runBench } from './run.ts'
export { formatLongTable, formatServerReport } from './server/report.ts'
export { runLongTableBench, runServerBench } from './server/run.ts'
