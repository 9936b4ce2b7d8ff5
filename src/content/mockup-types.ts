/** Copy that all mockups of a kind share. */
export const mockupLabels = {
  pages: 'Pages',
  blocks: 'Blocks',
  send: 'Send',
  account: 'one account',
}

/** A short status on a pill, colored by its tone: green, the accent, red or gray. */
export interface Status {
  tone: 'done' | 'open' | 'late' | 'quiet'
  text: string
}

/** A title above a text. `checked` adds a checkbox, and a value or status is at the end. */
export interface Entry {
  title: string
  text?: string
  value?: string
  status?: Status
  checked?: boolean
}

export interface Fact {
  label: string
  value: string
}

export type Cell = string | Status

/** A small card that hangs over the lower edge of the window: the latest event, or a total. */
export interface FloatingCard extends Fact {
  text?: string
  facts?: Fact[]
  /** The points of a small line chart, 0 to 100. */
  trend?: number[]
  checked?: true
}

interface MockupWindow {
  title: string
  note: string
  /** The label of the window's button. */
  action?: string
  /** Initials. */
  people?: string[]
  /** Listed under the picture. */
  entries?: Entry[]
  floatingCard?: FloatingCard
}

/** Rows with a title and text in the first column, and one cell for each further column. */
export interface TableMockup extends MockupWindow {
  kind: 'table'
  columns: string[]
  rows: { title: string; text: string; cells: Cell[]; highlighted?: true }[]
  /** Narrow mockups also show the middle columns. */
  keepColumns?: true
  /** A question in plain words, and the query made from it. */
  query?: { question: string; sql: string }
}

/** Three columns of cards. */
export interface BoardMockup extends MockupWindow {
  kind: 'board'
  columns: { name: string; sum: string; cards: (Entry & { dragged?: true })[] }[]
}

/** A day in order of time, and details of its highlighted item. */
export interface ScheduleMockup extends MockupWindow {
  kind: 'schedule'
  /** A weekday and a number each. */
  days: string[]
  /** One of the days. */
  today: string
  items: (Entry & { time: string; highlighted?: true })[]
  detail?: {
    name: string
    initials: string
    text: string
    facts: Fact[]
    action: string
  }
}

/** Five days across, times or names down, and blocks in between. */
export interface WeekMockup extends MockupWindow {
  kind: 'week'
  days: [string, string, string, string, string]
  rows: string[]
  /** Each block names one of the days and one of the rows. */
  blocks: {
    day: string
    row: string
    rowSpan?: number
    title: string
    text: string
    highlighted?: true
  }[]
}

/** A figure and its history as a line or bars with heights of 0 to 100. The entries explain it. */
export interface ChartMockup extends MockupWindow {
  kind: 'chart'
  entries: Entry[]
  value: string
  text: string
  line?: number[]
  /** Dotted lines. */
  comparisons?: number[][]
  /** `stacked` is the height of a second part on top. */
  bars?: { height: number; stacked?: number; highlighted?: true }[]
  goal?: { height: number; text: string }
  axis: string[]
}

/** A conversation next to a list of other conversations. */
export interface ThreadMockup extends MockupWindow {
  kind: 'thread'
  list: Entry[]
  messages: {
    /** Initials. */
    author: string
    text: string
    mine?: true
    status?: Status
    file?: Entry
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
  pins: { x: number; y: number; label: string; highlighted?: true }[]
}

/** A page in the website builder, with a block being placed. */
export interface CanvasMockup extends MockupWindow {
  kind: 'canvas'
  pages: string[]
  blocks: string[]
  site: { name: string; headline: string; text: string; button: string; products: Entry[] }
  draggedBlock: Entry
}

/** A phone with a form, in front of a list. */
export interface FormMockup extends MockupWindow {
  kind: 'form'
  screen: string
  /** The first of the choices is selected; `photo` is the label of a field that takes one. */
  fields: { label: string; value?: string; choices?: string[]; photo?: string }[]
  button: string
  list: Entry[]
}

/** Steps from top to bottom that end in two branches. */
export interface FlowMockup extends MockupWindow {
  kind: 'flow'
  steps: Entry[]
  branches: (Entry & { condition: string })[]
}

/** A document with revisions, and comments in the margin. */
export interface DocumentMockup extends MockupWindow {
  kind: 'document'
  heading: string
  paragraphs: (string | { style: 'added' | 'deleted' | 'highlighted'; text: string })[][]
  comments: { author: string; text: string }[]
  composer?: string
}

/** A video call or a film. */
export interface VideoMockup extends MockupWindow {
  kind: 'video'
  picture: 'visit' | 'pottery'
  caption: string
  time: string
  facts: Fact[]
}

/** The progress of a checklist; its entries are checked off. */
export interface ChecklistMockup extends MockupWindow {
  kind: 'checklist'
  entries: Entry[]
  /** Percent. */
  progress: number
  text: string
}

/** The tables of a dining room, and the list of reservations; x and y are percentages. */
export interface FloorMockup extends MockupWindow {
  kind: 'floor'
  tables: { x: number; y: number; name: string; seats: number; state: 'free' | 'soon' | 'seated' }[]
  list: Entry[]
}

/**
 * A window of the product, one kind for each way to show data. A new kind needs a member here and a
 * component in `src/pictures/mockups/`.
 */
export type Mockup =
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
