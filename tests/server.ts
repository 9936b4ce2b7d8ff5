import { setupServer } from 'msw/node'

/** The network of the unit tests: answers only what a test says, and fails on any other request. */
export const server = setupServer()
