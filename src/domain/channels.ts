type ChannelFacts = {
	/** Sends each story immediately, by its sender in `src/channels`. */
	instant?: true
	/** Makes a sound, so quiet hours and the hourly limit apply. */
	rings?: true
	/**
	 * Can send the briefing at an hour; an instant channel sends it instead of single stories if its reader chooses so.
	 */
	briefing?: true
	/** Is set up by pasting an https address; signed messages need a secret as well. */
	address?: 'plain' | 'signed'
	/** Is set up by opening a chat with the operator's bot. */
	bot?: true
}

/**
 * Every channel on which a follow can notify, in the order in which readers see them. A new one is a line here, a sender in
 * `src/channels` and its texts in `src/text`; whatever else it lacks does not compile.
 */
export const channels = {
	feed: {},
	mail: { briefing: true },
	push: { instant: true, rings: true, briefing: true },
	telegram: { instant: true, rings: true, briefing: true, bot: true },
	bale: { instant: true, rings: true, briefing: true, bot: true },
	slack: { instant: true, rings: true, briefing: true, address: 'plain' },
	discord: { instant: true, rings: true, briefing: true, address: 'plain' },
	webhook: { instant: true, address: 'signed' },
} as const satisfies Record<string, ChannelFacts>

export type ChannelName = keyof typeof channels
type ChannelWith<Fact extends keyof ChannelFacts> = {
	[Name in ChannelName]: Fact extends keyof (typeof channels)[Name] ? Name : never
}[ChannelName]

export type InstantChannel = ChannelWith<'instant'>
export type BriefingChannel = ChannelWith<'briefing'>
export type AddressChannel = ChannelWith<'address'>
export type BotChannel = ChannelWith<'bot'>

/** A channel of one reader. */
export type OwnChannel<Name = ChannelName> = { accountId: number; channel: Name }

const has =
	<Fact extends keyof ChannelFacts>(fact: Fact) =>
	(name: ChannelName): name is ChannelWith<Fact> =>
		fact in channels[name]

export const isInstant = has('instant')
export const rings = has('rings')
export const carriesBriefing = has('briefing')
export const isAddressChannel = has('address')
export const isBotChannel = has('bot')

export const channelNames = Object.keys(channels) as ChannelName[]
export const instantChannels = channelNames.filter(isInstant)
export const briefingChannels = channelNames.filter(carriesBriefing)
export const addressChannels = channelNames.filter(isAddressChannel)
export const botChannels = channelNames.filter(isBotChannel)
