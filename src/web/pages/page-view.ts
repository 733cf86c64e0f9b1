import type { PageBlock } from '#text/page-block.ts'

type PictureView = { kind: 'picture'; src: string; alt: string; width: number; height: number }
export type BlockView = Exclude<PageBlock, { kind: 'picture' }> | PictureView

/** An information page as its screen gets it: placeholders filled, pictures resolved. */
export type PageView = { title: string; description: string; updated?: string; blocks: BlockView[] }

/** Pixels of a picture's file for each CSS pixel, so that its letters are sharp on high-density screens. */
export const pictureDensity = 2

/** Width and height of the file of each picture that exists, by language and name. */
export type PictureSizes = Partial<Record<string, Record<string, readonly [width: number, height: number]>>>
