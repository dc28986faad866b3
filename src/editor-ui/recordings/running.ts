/** The recording that is being made, for reports and commands: its code is loaded late, so they cannot import it. */
import type { FrameMessage } from '../../protocol/messages.ts';

export type RecordingMessage = Extract<FrameMessage, { id: 'RECORDED' | 'RECORDING_ENDED' }>;

export interface RunningRecording {
  take(message: RecordingMessage, frameId: string): void;
  stop(): void;
}

let running: RunningRecording | null = null;

export function setRunningRecording(recording: RunningRecording | null): void {
  running = recording;
}

export function runningRecording(): RunningRecording | null {
  return running;
}
