type CameraState =
	/** Nothing has been asked for. */
	| 'off'
	/** The browser asks the person. */
	| 'asking'
	| 'on'
	/** The person or the device said no: not asked again here. */
	| 'refused'
	/** There is no camera, or it can't be had. */
	| 'none';

/** Settings that TypeScript does not know yet. */
type Torch = MediaTrackConstraintSet & { readonly torch?: boolean };

const WISH: MediaStreamConstraints = {
	audio: false,
	video: {
		facingMode: { ideal: 'environment' },
		width: { ideal: 2560 },
		height: { ideal: 1440 }
	}
};

/**
 * The camera, for as long as a screen shows it. It is asked for by `start` alone, which belongs to a tap;
 * the stream ends with `stop` and when the page hides, and then waits for the next tap.
 */
export class Camera {
	#state = $state<CameraState>('mediaDevices' in navigator ? 'off' : 'none');
	#stream = $state.raw<MediaStream | null>(null);
	#torch = $state<boolean | null>(null);
	/** Counts the requests, so that an answer to an earlier one is dropped. */
	#asked = 0;

	get state(): CameraState {
		return this.#state;
	}

	/** What the camera sees, for a video element. */
	get stream(): MediaStream | null {
		return this.#stream;
	}

	/** Whether the light is on; null where there is none. */
	get torch(): boolean | null {
		return this.#torch;
	}

	/** Asks for the rear camera. Never throws: `state` says what came of it. */
	async start(): Promise<void> {
		if (this.#state === 'asking' || this.#state === 'on' || this.#state === 'none') return;
		this.#state = 'asking';
		const asked = ++this.#asked;
		try {
			const stream = await navigator.mediaDevices.getUserMedia(WISH);
			if (asked !== this.#asked) end(stream);
			else this.#show(stream);
		} catch (error) {
			if (asked === this.#asked) this.#state = isRefusal(error) ? 'refused' : 'none';
		}
	}

	/** Ends the stream; the camera's own lamp goes out. */
	stop(): void {
		this.#asked += 1;
		if (this.#stream !== null) end(this.#stream);
		this.#stream = null;
		this.#torch = null;
		if (this.#state === 'on' || this.#state === 'asking') this.#state = 'off';
	}

	async light(on: boolean): Promise<void> {
		const track = this.#stream?.getVideoTracks()[0];
		const wish: Torch = { torch: on };
		try {
			await track?.applyConstraints({ advanced: [wish] });
			this.#torch = on;
		} catch {
			// It promised a light that it doesn't have.
			this.#torch = null;
		}
	}

	/** Ends the stream when the page hides. Returns the way to stop watching, which ends the stream as well. */
	watch(): () => void {
		const hide = (): void => {
			if (document.hidden) this.stop();
		};
		document.addEventListener('visibilitychange', hide);
		window.addEventListener('pagehide', hide);
		return () => {
			document.removeEventListener('visibilitychange', hide);
			window.removeEventListener('pagehide', hide);
			this.stop();
		};
	}

	#show(stream: MediaStream): void {
		this.#stream = stream;
		this.#state = 'on';
		const [track] = stream.getVideoTracks();
		this.#torch = track !== undefined && hasTorch(track) ? false : null;
		// Taken away by the device: a call comes in, or the permission is withdrawn.
		track?.addEventListener('ended', () => {
			if (this.#stream === stream) this.stop();
		});
	}
}

function end(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}

function hasTorch(track: MediaStreamTrack): boolean {
	// Not every browser can tell what a camera is able to.
	const able = 'getCapabilities' in track ? track.getCapabilities() : {};
	return 'torch' in able && able.torch === true;
}

const isRefusal = (error: unknown): boolean =>
	error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
