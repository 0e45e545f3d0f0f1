export { checkContract } from './contract.ts'
export type { CheckName, ContractFault, ContractTrial } from './trial.ts'
