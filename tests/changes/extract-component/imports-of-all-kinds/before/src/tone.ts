export type Tone = 'calm' | 'loud';
