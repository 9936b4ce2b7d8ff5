import type { Suite } from '@/content/suites'
import type { Scene } from './scene'
import { build } from './scenes/build'
import { community } from './scenes/community'
import { company, ring } from './scenes/company'
import { connect } from './scenes/connect'
import { family } from './scenes/family'
import { finance } from './scenes/finance'
import { grow } from './scenes/grow'
import { healthcare } from './scenes/healthcare'
import { lifestyle } from './scenes/lifestyle'
import { manage } from './scenes/manage'
import { media } from './scenes/media'
import { rules } from './scenes/rules'

const scenes: Partial<Record<string, Scene>> = {
  ...build,
  ...manage,
  ...rules,
  ...grow,
  ...connect,
  ...finance,
  ...family,
  ...healthcare,
  ...community,
  ...media,
  ...lifestyle,
  ...company,
}

/** The page that stands for each suite. */
const chosen: Record<Exclude<Suite, 'company'>, string> = {
  build: '/services/build',
  manage: '/services/manage',
  grow: '/services/grow',
  finance: '/services/finance',
  healthcare: '/services/healthcare',
  community: '/services/community/school-management',
  lifestyle: '/services/travel-tours',
}

/** The scene of a page, else that of its suite. */
export const sceneOf = (suite: Suite, path?: string): Scene =>
  (path && scenes[path]) || (suite !== 'company' && scenes[chosen[suite]]) || ring
