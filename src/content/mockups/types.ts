/** A short status on a badge of this tone. */
interface Status {
  tone: 'success' | 'accent' | 'danger' | 'quiet'
  text: string
}

/** What a cell of a table shows, or the end of a row. */
export type Cell = string | Status

/** A title above a text. `checked` adds a checkbox at the start, and the value is at the end. */
export interface Entry {
  title: string
  text?: string
  value?: Cell
  checked?: boolean
}

/** A value with its name. */
interface Fact {
  label: string
  value: string
}

/** A small card that hangs over the lower edge of the window: a total, or the latest event. */
export interface FloatingCard extends Fact {
  text?: string
  /** The points of a small line chart, 0 to 100. */
  trend?: number[]
}

/** What every mockup has. */
interface MockupWindow {
  /** The name of what the window shows. */
  title: string
  /** Below the title: a date or a count, and that it is an example. */
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

/** Three columns of cards, each with its value below. */
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
    title: string
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
export type ChartMockup = MockupWindow & {
  kind: 'chart'
  entries: Entry[]
  value: string
  text: string
  goal?: { height: number; text: string }
} & (
    | { line: Point[]; /** Dotted lines. */ comparisons?: number[][]; bars?: never }
    | { bars: Bar[]; line?: never; comparisons?: never }
  )

/** A value of a chart, which `label` names below it. */
interface Point {
  label?: string
  height: number
}

/** `stacked` is the height of a second part on top. */
export interface Bar extends Point {
  stacked?: number
  highlighted?: true
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

/** A phone with a form, in front of a list. */
export interface FormMockup extends MockupWindow {
  kind: 'form'
  screen: string
  /** The first of the choices is selected; `photo` is the label of a field that takes one. */
  fields: ({ label: string } & ({ value: string } | { choices: string[] } | { photo: string }))[]
  button: string
  list: Entry[]
}

/** A document with revisions, and comments in the margin. */
export interface DocumentMockup extends MockupWindow {
  kind: 'document'
  heading: string
  paragraphs: (string | { style: 'added' | 'deleted' | 'highlighted'; text: string })[][]
  comments: { author: string; text: string }[]
  composer?: string
}

/** A list, with or without its progress. */
export interface ListMockup extends MockupWindow {
  kind: 'list'
  entries: Entry[]
  progress?: { percent: number; text: string }
}

/** A drawing of `src/pictures/mockups/pictures/`, such as a map. The entries explain it. */
export interface PictureMockup extends MockupWindow {
  kind: 'picture'
  picture:
    'approvals' | 'coast' | 'dining-room' | 'invoices' | 'pottery' | 'town' | 'visit' | 'website'
  entries: Entry[]
  /** The subtitle of a video. */
  caption?: string
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
  | FormMockup
  | DocumentMockup
  | ListMockup
  | PictureMockup
