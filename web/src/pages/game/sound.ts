import type { PlyView } from '../../api/types';
import type { TableState } from './reducer';

/** Sounds of the page. */
export type Sound = 'move' | 'capture' | 'act' | 'check' | 'end' | 'low';

/** The sound of a move: check, else capture, else any other effect on a second piece. */
export function soundOf(ply: PlyView): Sound {
  if (ply.check) return 'check';
  if (ply.removed.length > 0) return 'capture';
  return ply.journeys.length > 1 || ply.text.includes(',') ? 'act' : 'move';
}

/** The sound for a change of a table; null: none. */
export function soundFor(before: TableState, after: TableState): Sound | null {
  if (after.view.stage === 'ended' && before.view.stage !== 'ended') return 'end';
  const last = after.plies.at(-1);
  return last && after.plies.length > before.plies.length ? soundOf(last) : null;
}

interface Tone {
  readonly wave: OscillatorType;
  /** Pitch at the beginning and at the end, in hertz. */
  readonly pitch: readonly [number, number];
  /** Start and length, in seconds. */
  readonly at: number;
  readonly length: number;
  readonly volume: number;
}

const knock = (at: number, pitch: number, volume: number): Tone => ({
  wave: 'triangle',
  pitch: [pitch, pitch * 0.6],
  at,
  length: 0.09,
  volume,
});
const bell = (at: number, pitch: number): Tone => ({
  wave: 'sine',
  pitch: [pitch, pitch],
  at,
  length: 0.35,
  volume: 0.16,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [knock(0, 320, 0.5)],
  capture: [knock(0, 240, 0.5), knock(0.05, 420, 0.5)],
  act: [knock(0, 320, 0.4), knock(0.09, 380, 0.3)],
  check: [knock(0, 320, 0.5), bell(0.03, 880)],
  end: [bell(0, 523), bell(0.14, 659), bell(0.28, 784)],
  low: [bell(0, 988), bell(0.16, 988)],
};

let context: AudioContext | null = null;

/** Plays a sound; does nothing until the browser allows sounds. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const tone of TONES[sound]) sing(context, tone, now + tone.at);
}

function sing(audio: AudioContext, { wave, pitch, length, volume }: Tone, start: number): void {
  const source = new OscillatorNode(audio, { type: wave });
  source.frequency.setValueAtTime(pitch[0], start);
  source.frequency.exponentialRampToValueAtTime(pitch[1], start + length);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
