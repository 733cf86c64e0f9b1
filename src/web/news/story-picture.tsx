import { useCallback, useState } from 'react'
import { usePictures } from './picture-choice.ts'
import './story-picture.css'

/** The picture of a story: a decoration beside its headline, and nothing at all where it cannot be loaded. */
export function StoryPicture({ path }: { path: string | null | undefined }) {
	const isShown = usePictures() === 'shown'
	const [failed, setFailed] = useState<string>()
	const fail = useCallback(() => setFailed(path ?? undefined), [path])
	// It may have failed before the script was there.
	const check = useCallback(
		(image: HTMLImageElement | null) => {
			if (image?.complete && image.naturalWidth === 0) fail()
		},
		[fail],
	)
	if (!isShown || !path || path === failed) return null
	return (
		<img
			ref={check}
			className="story-picture"
			src={path}
			alt=""
			width={320}
			height={180}
			loading="lazy"
			decoding="async"
			onError={fail}
		/>
	)
}
