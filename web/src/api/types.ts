import type { components } from '../../target/schema';

// The server's records, by the names the pages use. The schema is generated from the server by the build.
type Schemas = components['schemas'];

export type ArrangementView = Schemas['ArrangementView'];
export type Choice = Schemas['Choice'];
export type ClientMessage = Schemas['ClientMessage'];
export type Color = Schemas['Color'];
export type EngineLine = Schemas['EngineLine'];
export type EngineMove = Schemas['EngineLineEngineMove'];
export type Family = Schemas['Family'];
export type FenFields = Schemas['GameSummaryFenFields'];
export type GameEntry = Schemas['GameEntry'];
export type GameList = Schemas['GameList'];
export type GameSummary = Schemas['GameSummary'];
export type InsightView = Schemas['InsightView'];
export type LineView = Schemas['LineView'];
export type PieceLook = Schemas['GameSummaryPieceLook'];
export type MoveView = Schemas['PositionViewMoveView'];
export type OutcomeView = Schemas['OutcomeView'];
export type PgnNode = Schemas['PgnViewNode'];
export type PgnTree = Schemas['PgnViewTree'];
export type PlyView = Schemas['PlyView'];
export type PositionQuery = Schemas['PositionQuery'];
export type PositionView = Schemas['PositionView'];
export type Problem = Schemas['Problem'];
export type RulesPage = Schemas['RulesPage'];
export type Score = Schemas['Score'];
export type Seat = Schemas['Seat'];
export type ServerMessage = Schemas['ServerMessage'];
export type Shape = Schemas['Shape'];
export type SlotForm = Schemas['SlotForm'];
export type TableQuery = Schemas['TableQuery'];
export type TableSummary = Schemas['TableSummary'];
export type TableView = Schemas['TableView'];
export type TimeControl = Schemas['TimeControl'];
export type WhyView = Schemas['WhyView'];
export type { paths } from '../../target/schema';
