/** The formatter puts declarations at the start of a line, so no parser is needed. */
const exportedType = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm

/** Exported type names that more than one file declares, each with its files in order. */
export function duplicateTypes(sources: Iterable<{ path: string; text: string }>): Map<string, string[]> {
	const filesByName = new Map<string, string[]>()
	for (const { path, text } of sources)
		for (const [, name = ''] of text.matchAll(exportedType))
			filesByName.set(name, [...(filesByName.get(name) ?? []), path])
	const duplicates = [...filesByName].filter(([, files]) => new Set(files).size > 1)
	return new Map(
		duplicates.sort(([a], [b]) => a.localeCompare(b)).map(([name, files]) => [name, files.toSorted()]),
	)
}
