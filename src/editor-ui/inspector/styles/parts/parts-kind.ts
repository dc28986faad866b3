import type { ComponentType } from 'react';

export interface PartFieldsProps<P> {
  part: P;
  /** False for a part that is no value of the property. */
  accepts(part: P): boolean;
  /** with every step of an edit */
  onShow(part: P): void;
  /** the edit has ended */
  onDone(): void;
}

export interface PickerProps<P> {
  onPick(part: P): void;
  onClose(): void;
}

/** A way to add a part: one that is made, or one that is picked in a dialog, until when nothing is written. */
export type PartChoice<P> = { label: string } & ({ make(): P } | { Picker: ComponentType<PickerProps<P>> });

export interface PartsKind<P> {
  /** one part: `shadow` */
  noun: string;
  /**
   * @param isComputed the browser's value, not the written one
   * @returns null for a value that cannot be taken apart
   */
  read(value: string, isComputed: boolean): P[] | null;
  write(parts: readonly P[]): string;
  /** entries of the Add button: one is added at once, several open a menu */
  choices: readonly PartChoice<P>[];
  /** new parts come first: they lie above the others */
  addsFirst?: true;
  title(part: P): string;
  /** background of the part's swatch; null for none */
  swatch(part: P): string | null;
  Fields: ComponentType<PartFieldsProps<P>>;
}
