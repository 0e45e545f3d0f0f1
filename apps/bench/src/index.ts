export { formatReport } from './report.ts'
export { runBench } from './run.ts'
