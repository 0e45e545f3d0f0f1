export { ARMS, HOUSES, type House } from './art/houses.ts'
export type { IconName } from './art/icons.ts'
export type {
  AnyBoard,
  BoardProps,
  CountingProps,
  Cue,
  GameBoard,
  HintedMove,
  ResultProps,
  SeatInfo,
} from './board.ts'
export type { ColumnLook } from './counting/column-look.ts'
export { Counting } from './counting/counting.tsx'
export { type CountedColumn, planCounting, totalsAt } from './counting/plan.ts'
export { Drawing, UseDrawing } from './drawing/drawing.tsx'
export { clip, fixed, hatch, INK, ink, lerp, rect, sea, seeded, shape, solid } from './drawing/strokes.ts'
export { defineDrawings, drawings } from './drawing/symbols.ts'
export { textWidth } from './drawing/text-width.ts'
export { captioned, type Exhibit, type GalleryRoom, type GameGallery } from './gallery.ts'
export type { CardHelp, GameHelp, HelpSign, HelpView } from './help/card-help.ts'
export { compareHints, saidBeside } from './hints/compare-hints.ts'
export {
  type LastRound,
  LastRoundChip,
  type LastRoundNotice,
  LastRoundPennant,
  LastRoundProvider,
  useHasFrieze,
} from './last-round/last-round.tsx'
export { type BoardAnchors, findAnchor, splitAnchor } from './lesson/anchors.ts'
export { heardOf, type LessonFrame, LessonProvider, useLesson } from './lesson/lesson-frame.tsx'
export { BoardTabs, useTab } from './parts/board-tabs.tsx'
export { Button } from './parts/button.tsx'
export { shortened, useChartWidth } from './parts/chart-frame.ts'
export { Choice } from './parts/choice.tsx'
export { classNames } from './parts/class-names.ts'
export { CountedMoney, countedAt, useCounted } from './parts/counted.tsx'
export { Dialog } from './parts/dialog.tsx'
export { FinalEdition, FinalLedger, FinalPanel, FinalTable, type LedgerColumns } from './parts/final-edition.tsx'
export { HintPanel } from './parts/hint-panel.tsx'
export { houseColor } from './parts/house-color.ts'
export { Icon } from './parts/icon.tsx'
export { boardCommand, focusFirst, isForPage, useBoardKeys, usePageKeys } from './parts/keys.ts'
export { focusLanding, LANDING } from './parts/landing.ts'
export { type ChartLine, LineChart } from './parts/line-chart.tsx'
export { LiveRegions } from './parts/live-regions.tsx'
export { OwnSeat } from './parts/own-seat.tsx'
export { Piece } from './parts/piece.tsx'
export { PointsBySource } from './parts/points-by-source.tsx'
export { QuestionBar, SideAnswer } from './parts/question-bar.tsx'
export { rivalsOf } from './parts/rivals-of.ts'
export { RosettePoints } from './parts/rosette-points.tsx'
export { Slider } from './parts/slider.tsx'
export { joinWaiting, speech, Unspoken, useSpokenQuestion, type Waiting } from './parts/speech.ts'
export { Spoken } from './parts/spoken.tsx'
export { prefersStillness } from './parts/stillness.ts'
export { InTableHead, TableHead } from './parts/table-head.tsx'
export { TravelEnd } from './parts/travel-end.tsx'
export { VisuallyHidden } from './parts/visually-hidden.tsx'
export { useHintDock, useIsPhone, useWindow, watchWindow } from './parts/window-size.ts'
export { joinList } from './words/list.ts'
export { sayList, sayMoney } from './words/say.ts'
export { winnersTitle } from './words/winners-title.ts'
export {
  aloud,
  type Phrase,
  type PhraseParam,
  type PhraseParams,
  useWords,
  type Words,
  WordsProvider,
} from './words/words.ts'
