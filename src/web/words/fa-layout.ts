import { offlineFa } from '#text/fa/offline.ts'
import { fa } from '#text/fa/site.ts'
import { register } from './text-registry.ts'

/** Around the screens whose address says that they are in Persian: it shows nothing of its own. */
register('fa', { ...fa, ...offlineFa })
