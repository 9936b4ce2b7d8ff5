/** The drawings of `src/pictures/drawings/`, by what they show. */
export const drawings = [
  'board',
  'card',
  'chat',
  'curve',
  'energy',
  'heart',
  'house',
  'media',
  'page',
  'plate',
  'portions',
  'rings',
  'route',
  'scales',
  'school',
  'video',
  'volunteers',
] as const

export type DrawingName = (typeof drawings)[number]
