import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

// npm downloads it for the first audit and caches it, so that its 94 MB are not installed with the product.
const program = 'lighthouse@13.5.0'

const elementsSchema = z.object({
	items: z.array(z.object({ node: z.object({ selector: z.string() }).optional() })),
})
const auditSchema = z.object({
	id: z.string(),
	score: z.number().nullable(),
	scoreDisplayMode: z.string(),
	displayValue: z.string().optional(),
	numericValue: z.number().optional(),
	/** The elements that it minds; other audits list other things. */
	details: elementsSchema.optional().catch(undefined),
})
const reportSchema = z.object({
	categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
	audits: z.record(z.string(), auditSchema),
})

export type Report = z.infer<typeof reportSchema>

/** What Lighthouse says of a page, in the browser that listens on the port. */
export async function runLighthouse(
	url: string,
	{ port, categories }: { port: number; categories: string[] },
): Promise<Report> {
	const { stdout } = await promisify(execFile)(
		'npm',
		[
			...['exec', '--yes', `--package=${program}`, '--', 'lighthouse', url],
			...[`--port=${port}`, `--only-categories=${categories.join()}`],
			...['--output=json', '--output-path=stdout', '--quiet', '--no-enable-error-reporting'],
		],
		{ maxBuffer: 64 * 1024 * 1024 },
	)
	return reportSchema.parse(JSON.parse(stdout))
}
