/** Messages from a page to the worker. */
export type ToWorker =
	| {
			kind: 'keep'
			/** The address that is shown. */
			url: string
			/** What the page was rendered with: files named by their content, and pictures. */
			files: readonly string[]
			/** How the reader has the page look, which a copy that is made for nobody does not know. */
			look: { theme?: string; rowHeight?: string }
	  }
	/** Sends what was done offline; `authorization` is that of who is signed in. */
	| { kind: 'send'; authorization: string | undefined }
	/** Somebody logged out: everything cached is deleted. */
	| { kind: 'forget' }

/** What became of the votes and bookmarks that waited, and how many still do. */
export type FromWorker = { kind: 'sent'; sent: number; refused: number; waiting: number }
