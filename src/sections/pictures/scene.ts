import type { Suite } from '@/content/suites'
import type { pages } from '@/routes'

export type Tone = 'done' | 'open' | 'late' | 'quiet'

/** A word about the state of a thing, on a small pill. */
export interface Mark {
  tone: Tone
  text: string
}

export type Cell = string | Mark

export const done = (text: string): Mark => ({ tone: 'done', text })
export const open = (text: string): Mark => ({ tone: 'open', text })
export const late = (text: string): Mark => ({ tone: 'late', text })
export const quiet = (text: string): Mark => ({ tone: 'quiet', text })

/** A small card that lies over a corner of the window: what has just happened, or the sum of it. */
export interface Slip {
  label: string
  value: string
  text?: string
  rows?: [label: string, value: string][]
  /** A line of its own, each point 0 to 100. */
  trend?: number[]
  ticked?: true
}

interface Window {
  title: string
  note: string
  action?: string
  /** Initials. */
  people?: string[]
  slip?: Slip
}

/** Rows with a name, a line under it, and cells; `ask` is a question and the query made of it. */
export interface TableScene extends Window {
  kind: 'table'
  columns: string[]
  rows: [name: string, sub: string, ...cells: Cell[]][]
  active?: number
  /** No column can be left out where there is little room. */
  whole?: true
  ask?: [question: string, query: string]
}

/** Three columns of cards, one card in the hand. */
export interface BoardScene extends Window {
  kind: 'board'
  columns: { name: string; sum: string; cards: [title: string, sub: string, mark?: Mark][] }[]
  lifted: [column: number, card: number]
}

/** A day in order of time, and one entry opened. */
export interface ScheduleScene extends Window {
  kind: 'schedule'
  /** A weekday and a number each. */
  days: string[]
  today: number
  items: [time: string, title: string, sub: string, mark?: Mark][]
  active: number
  detail: { name: string; sub: string; rows: [label: string, value: string][]; action: string }
}

/** Days across, times or names down, blocks between. */
export interface WeekScene extends Window {
  kind: 'week'
  days: string[]
  lines: string[]
  blocks: [day: number, line: number, span: number, title: string, sub: string, strong?: true][]
}

/** A figure, its course as lines or bars (each point 0 to 100), and the entries behind it. */
export interface ChartScene extends Window {
  kind: 'chart'
  value: string
  text: string
  /** The first line is the one that counts; the others accompany it. */
  lines?: number[][]
  bars?: { points: number[]; rest?: number[]; strong?: number }
  goal?: [at: number, text: string]
  axis: string[]
  rows: [label: string, value: string, mark?: Mark][]
}

/** A conversation, with the list of the others beside it. */
export interface ThreadScene extends Window {
  kind: 'thread'
  list: [title: string, sub: string][]
  messages: {
    who: string
    text: string
    mine?: true
    mark?: Mark
    file?: [name: string, text: string]
  }[]
  composer: string
}

/** A map with places on it, and by the coast the road between them; x and y are percentages. */
export interface MapScene extends Window {
  kind: 'map'
  land: 'town' | 'coast'
  pins: [x: number, y: number, label: string, strong?: true][]
  list: [title: string, sub: string, cell: Cell][]
}

/** A page in the builder, with a block being placed. */
export interface CanvasScene extends Window {
  kind: 'canvas'
  outline: string[]
  site: { name: string; headline: string; text: string; button: string; goods: [string, string][] }
  placing: [title: string, text: string]
  palette: string[]
}

/** A phone with a form, in front of the list that it belongs to. */
export interface FormScene extends Window {
  kind: 'form'
  screen: string
  fields: [label: string, value: string, kind?: 'choice' | 'photo'][]
  button: string
  list: [title: string, sub: string, mark?: Mark][]
}

/** Steps from top to bottom that part into two ways. */
export interface FlowScene extends Window {
  kind: 'flow'
  steps: [title: string, sub: string, mark?: Mark][]
  ways: [when: string, title: string, sub: string][]
}

type Run = string | [change: 'added' | 'struck' | 'marked', text: string]

/** A text being worked on, with notes in the margin. */
export interface DocumentScene extends Window {
  kind: 'document'
  heading: string
  paragraphs: Run[][]
  notes: [who: string, text: string][]
  composer?: string
}

/** A call or a film. */
export interface VideoScene extends Window {
  kind: 'video'
  still: 'visit' | 'pottery'
  caption: string
  time: string
  rows: [label: string, value: string][]
}

/** Things to do, some of them done. */
export interface ListScene extends Window {
  kind: 'list'
  /** Percent. */
  progress: number
  text: string
  items: [title: string, sub: string, cell: Cell, ticked?: true][]
}

/** Tables in a room, and who sits at them. */
export interface FloorScene extends Window {
  kind: 'floor'
  tables: [x: number, y: number, name: string, seats: number, state: 'free' | 'soon' | 'seated'][]
  list: [time: string, name: string, sub: string][]
}

/** The ring of the suites, with what goes on in some of them. */
export interface RingScene {
  kind: 'ring'
  cards: [suite: Suite, news: string][]
}

export type WindowScene =
  | TableScene
  | BoardScene
  | ScheduleScene
  | WeekScene
  | ChartScene
  | ThreadScene
  | MapScene
  | CanvasScene
  | FormScene
  | FlowScene
  | DocumentScene
  | VideoScene
  | ListScene
  | FloorScene

export type Scene = WindowScene | RingScene

/** Scenes by the path of their page; a page without one shows its suite's. */
export type Scenes = { readonly [P in (typeof pages)[number]['path']]?: Scene }
