import type { Suite } from './suites'

/** Words that a mockup has whatever its content. */
export const mockupLabels = {
  pages: 'Pages',
  blocks: 'Blocks',
  send: 'Send',
  account: 'one account',
}

/** A short status, colored by its tone. */
export type Badge = [tone: 'done' | 'open' | 'late' | 'quiet', text: string]

export type Cell = string | Badge

/** A line of a list; `checked` draws a checkbox before it. */
export type Entry = readonly [title: string, text?: string, cell?: Cell, checked?: boolean]

/** A small card that hangs over the lower edge of the window: the latest event, or a total. */
export interface FloatingCard {
  label: string
  value: string
  text?: string
  rows?: [label: string, value: string][]
  /** The points of a small line chart, 0 to 100. */
  trend?: number[]
  checked?: true
}

interface MockupWindow {
  title: string
  note: string
  action?: string
  /** Initials. */
  people?: string[]
  /** Listed under the picture. */
  entries?: Entry[]
  floatingCard?: FloatingCard
}

/** Rows with a name, a line of text under it, and cells. */
export interface TableMockup extends MockupWindow {
  kind: 'table'
  columns: string[]
  rows: [name: string, text: string, ...cells: Cell[]][]
  /** The index of the highlighted row. */
  active?: number
  /** Narrow mockups show every column, too. */
  keepColumns?: true
  /** A question in plain words, and the query made from it. */
  query?: [question: string, query: string]
}

/** Three columns of cards; the first card of the second is being dragged. */
export interface BoardMockup extends MockupWindow {
  kind: 'board'
  columns: { name: string; sum: string; cards: [title: string, text: string, badge?: Badge][] }[]
}

/** A day in order of time, with one entry open. */
export interface ScheduleMockup extends MockupWindow {
  kind: 'schedule'
  /** A weekday and a number each. */
  days: string[]
  today: number
  items: [time: string, title: string, text: string, badge?: Badge][]
  active: number
  detail?: {
    name: string
    initials: string
    text: string
    rows: [label: string, value: string][]
    action: string
  }
}

/** Five days across, times or names down, and blocks in between. */
export interface WeekMockup extends MockupWindow {
  kind: 'week'
  days: [string, string, string, string, string]
  lines: string[]
  blocks: [day: number, line: number, span: number, title: string, text: string, strong?: true][]
}

/** A figure and its course over time, each point 0 to 100; its entries are behind it. */
export interface ChartMockup extends MockupWindow {
  kind: 'chart'
  entries: Entry[]
  value: string
  text: string
  /** The first line is the main one; the others are for comparison. */
  lines?: number[][]
  /** `rest` is stacked on top of `points`; `strong` is the index of the highlighted bar. */
  bars?: { points: number[]; rest?: number[]; strong?: number }
  goal?: [at: number, text: string]
  axis: string[]
}

/** A conversation, with a list of other conversations beside it. */
export interface ThreadMockup extends MockupWindow {
  kind: 'thread'
  list: [title: string, text: string][]
  messages: {
    /** Initials. */
    author: string
    text: string
    mine?: true
    badge?: Badge
    file?: [name: string, text: string]
  }[]
  composer: string
}

/** A map with pins, and a route along the coast; x and y are percentages. */
export interface MapMockup extends MockupWindow {
  kind: 'map'
  entries: Entry[]
  terrain: 'town' | 'coast'
  /** The name of the water. */
  sea?: string
  pins: [x: number, y: number, label: string, strong?: true][]
}

/** A page in the website builder, with a block being placed. */
export interface CanvasMockup extends MockupWindow {
  kind: 'canvas'
  outline: string[]
  site: { name: string; headline: string; text: string; button: string; goods: [string, string][] }
  placing: [title: string, text: string]
  palette: string[]
}

/** A phone with a form, in front of the list of its entries. */
export interface FormMockup extends MockupWindow {
  kind: 'form'
  screen: string
  fields: [label: string, value: string, kind?: 'choice' | 'photo'][]
  button: string
  list: [title: string, text: string, badge?: Badge][]
}

/** Steps from top to bottom that end in two branches. */
export interface FlowMockup extends MockupWindow {
  kind: 'flow'
  steps: [title: string, text: string, badge?: Badge][]
  branches: [condition: string, title: string, text: string][]
}

type Run = string | [style: 'added' | 'deleted' | 'highlighted', text: string]

/** A text in revision, with comments in the margin. */
export interface DocumentMockup extends MockupWindow {
  kind: 'document'
  heading: string
  paragraphs: Run[][]
  comments: [author: string, text: string][]
  composer?: string
}

/** A video call or a film. */
export interface VideoMockup extends MockupWindow {
  kind: 'video'
  picture: 'visit' | 'pottery'
  caption: string
  time: string
  rows: [label: string, value: string][]
}

/** The progress of a checklist; its entries are checked off. */
export interface ChecklistMockup extends MockupWindow {
  kind: 'checklist'
  entries: Entry[]
  /** Percent. */
  progress: number
  text: string
}

/** The tables of a dining room, and the list of reservations. */
export interface FloorMockup extends MockupWindow {
  kind: 'floor'
  tables: [x: number, y: number, name: string, seats: number, state: 'free' | 'soon' | 'seated'][]
  list: [name: string, text: string, time: string][]
}

/** A window of the product, one kind for each way to show data. */
export type WindowMockup =
  | TableMockup
  | BoardMockup
  | ScheduleMockup
  | WeekMockup
  | ChartMockup
  | ThreadMockup
  | MapMockup
  | CanvasMockup
  | FormMockup
  | FlowMockup
  | DocumentMockup
  | VideoMockup
  | ChecklistMockup
  | FloorMockup

/** The ring of the suites, with news from some of them. */
export interface RingMockup {
  kind: 'ring'
  cards: [suite: Exclude<Suite, 'company'>, news: string][]
}

/** The product picture of a page. A new kind is a member here and a component in `src/mockups/`. */
export type Mockup = WindowMockup | RingMockup
