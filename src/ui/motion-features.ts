// A file of its own: what framer-motion needs to animate loads after hydration.
export { domAnimation as default } from 'framer-motion'
