/** An influencer: ids from 9000 up. */
export type Person = {
	id: number
	routeRef: string
	nameEn: string
	nameFa: string
	aliasesEn: readonly string[]
	aliasesFa: readonly string[]
}
