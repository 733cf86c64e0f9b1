/** Messages from a page to the worker. */
export type ToWorker =
	| {
			kind: 'keep'
			/** The address that is shown. */
			url: string
			/** What the page was rendered with: files named by their content, and pictures. */
			files: readonly string[]
			/** The reader's display settings, which an anonymous copy lacks. */
			look: { theme?: string; rowHeight?: string }
	  }
	/** Sends queued mutations; `authorization` is that of the logged-in reader. */
	| { kind: 'send'; authorization: string | undefined }
	/** Somebody logged out: everything cached is deleted. */
	| { kind: 'forget' }

/** The outcome of queued votes and bookmarks, and how many are still waiting. */
export type FromWorker = { kind: 'sent'; sent: number; refused: number; waiting: number }
