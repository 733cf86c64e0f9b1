import { wordSet } from '#ingest/word-set.ts'

/** Words that say nothing about the event, folded and stemmed. */
export const stopWords: ReadonlySet<string> = wordSet(`
	a an the and or but nor so yet if then than as at by for from in into of off on onto out per to up via with within
	without about against between during through under over again further once here there when where why how all any
	both each few more most other some such no not only own same too very can will just should now is are was were be been
	being has have had do does did doing it its it's this that these those he she they them his her their our your my we us
	you i me who whom which what whose while because until also still even ever amid among after before since ahead
	would could may might must shall get got gets getting make made makes making take took taken takes says say said
	one two three another next last late latest early back down way near nearly almost around least many much several
	let lets see seen sees set go goes going went come comes came put use used using want wants need needs
	ha doe thi hi wa ar isn aren don won s t re ll ve d m
	است شد شده شود میشود شدن بود بوده باشد نیست هست هستند کرد کرده کند میکند کردند کنند میکنند کردن نکرد
	داد داده دهد میدهد دادند دهند میدهند دادن گرفت گرفته گیرد میگیرد میگیرند گرفتند گرفتن دارد داشت دارند داشته
	خواهد خواهند باید شاید میتواند توانست میتوانند توسط برای به از در با بر تا که را و یا هم نیز اما ولی اگر چه چرا
	چگونه چطور آیا این آن اینکه آنها آنان وی او ما شما خود خودش خویش یک دو سه هر همه همین همان چند چندین بسیار خیلی
	بیش کم دیگر دیگری پس پیش بین میان روی سوی طی ضمن درباره مورد حال هنوز تنها فقط حتی باز بازهم دوباره اکنون حالا
	چنین چنان همچنین همچنان بدون علیه سبب دلیل می نمی ها های هایی ای ی ام اند اش ات
	قرار سر زد زده زند میزند آمد آید میآید آمده یافت یابد مییابد یافته نشان یعنی مانند مثل جز بعد قبل اخیر اخیرا
	واکنش خبر فوری جزئیات
`)
