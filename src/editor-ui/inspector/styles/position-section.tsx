import { AnchorRow } from './anchor-row.tsx';
import { MoreRows } from './more-rows.tsx';
import { PartsRow } from './parts-row.tsx';
import { Pair, SelectRow, ValueRow } from './rows.tsx';
import { StyleSection } from './style-section.tsx';
import { useProperty } from './use-property.ts';

const PROPERTIES = ['position', 'inset', 'z-index', 'rotate', 'scale', 'translate', 'transform'];

const DEPTH = ['transform-origin', 'perspective'];

export function PositionSection() {
  const position = useProperty('position');
  const place = position.text || position.computed;
  return (
    <StyleSection title="Position" properties={PROPERTIES} startOpen={false}>
      <SelectRow property="position" label="Position" options={['static', 'relative', 'absolute', 'fixed', 'sticky']} />
      {/^(?:absolute|fixed)$/.test(place) && <AnchorRow />}
      {place !== 'static' && (
        <>
          <Pair>
            <ValueRow property="top" label="Top" />
            <ValueRow property="right" label="Right" />
          </Pair>
          <Pair>
            <ValueRow property="left" label="Left" />
            <ValueRow property="bottom" label="Bottom" />
          </Pair>
        </>
      )}
      <Pair>
        <ValueRow property="z-index" label="Z" name="Z index" />
        <ValueRow property="rotate" label="Rotate" />
      </Pair>
      <Pair>
        <ValueRow property="scale" label="Scale" />
        <ValueRow property="translate" label="Move" name="Translate" scrubs={false} />
      </Pair>
      <PartsRow property="transform" label="Transform" />
      <MoreRows label="Origin and depth" properties={DEPTH}>
        <ValueRow property="transform-origin" label="Origin" name="Transform origin" scrubs={false} />
        <ValueRow property="perspective" label="Depth" name="Perspective of the children" />
      </MoreRows>
    </StyleSection>
  );
}
