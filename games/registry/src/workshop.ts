import { workshop as packetRow } from '@south-street/packet-row/manifest'
import { workshop as transatlantic } from '@south-street/transatlantic/manifest'
import { openWorkshop } from './tools.ts'

export const { loadAllWords, loadCatalogue, loadCourse } = openWorkshop([packetRow, transatlantic])
