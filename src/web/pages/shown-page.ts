import type { PageBlock } from '#text/page-block.ts'

export type ShownPicture = { kind: 'picture'; src: string; alt: string; width: number; height: number }
export type ShownBlock = Exclude<PageBlock, { kind: 'picture' }> | ShownPicture

/** An information page as its screen gets it: placeholders filled, pictures found. */
export type ShownPage = { title: string; description: string; updated?: string; blocks: ShownBlock[] }

/** Width and height of each picture that exists, by language and name. */
export type PictureSizes = Partial<Record<string, Record<string, readonly [width: number, height: number]>>>
