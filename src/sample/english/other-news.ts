/** What outlets with a wider desk publish besides: the keyword gate is meant to drop all of it. */
export const otherNewsEnglish: readonly string[] = [
	'Oil settles {pctS} higher as storm shuts Gulf platforms',
	'Gold holds near record while dollar eases before jobs report',
	'Carmaker recalls {n20-400},000 vehicles over door latch',
	'Chip supplier lifts outlook, shares gain {pctM} after hours',
	'Wheat futures slide on better weather in {country}',
	'{city} airport reopens second runway after {n3-11} months',
	'Phone maker unveils thinner flagship at {city} event',
	'Bond auction in {country} draws strongest demand since spring',
	'Retail sales in {country} rise {pctS}, beating forecasts',
	'Broker cuts fees on euro pairs for retail accounts',
	'Copper climbs as smelters in {country} cut output',
	'Airline to hire {n400-2400} cabin crew before summer season',
	'Streaming service adds live sports in {country}',
	'EUR/USD drifts below 1.{n10-19} ahead of data',
	'Video chip start-up raises {usdM} from {fund}',
	'Housing starts in {country} slip to {n2-6}-year low',
]
