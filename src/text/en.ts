/** Every sentence the product says, in English. Persian must have each key: see fa.ts. */
export const en = {
	'app.tagline': 'Cryptocurrency news, in one list',
	'app.description':
		'Cryptocurrency news from about sixty Persian and English sources in one list that you can search, filter and vote on.',
	'app.skip': 'Skip to the content',
	'app.home': 'Zagros, home',

	'header.dark': 'Dark theme',
	'header.light': 'Light theme',
	'header.language': 'Language',
	'header.logIn': 'Log in',
	'header.account': 'Account',
	'header.logOut': 'Log out',

	'language.fa': 'فارسی',
	'language.en': 'English',

	'footer.label': 'About this site',
	'footer.home': 'Home',
	'footer.about': 'About',
	'footer.contact': 'Contact',
	'footer.help': 'Help',
	'footer.policy': 'Privacy policy',
	'footer.terms': 'Terms of use',
	'footer.advertise': 'Advertise',
	'footer.disclaimer':
		'Zagros writes no news itself: headlines belong to their sources. Nothing here is financial advice.',

	'sample.bar': 'Sample data: no news source could be reached from this machine.',

	'notFound.title': 'Not Found',
	'notFound.message': "Unfortunately we couldn't find the page you were looking for",
	'notFound.picture': 'A mountain path that ends in the fog',
	'notFound.home': 'Back to the news',
	'notFound.dashboard': 'Go to my dashboard',

	'failure.title': 'Something went wrong',
	'failure.message': 'This page could not be made just now. It is our fault, not yours.',
	'failure.retry': 'Try again',
} as const

export type TextKey = keyof typeof en
