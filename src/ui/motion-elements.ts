// A file of its own: framer-motion loads after hydration.
export { motion } from 'framer-motion'
