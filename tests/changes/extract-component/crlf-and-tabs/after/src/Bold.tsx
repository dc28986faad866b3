interface BoldProps {
	a: string;
}

export function Bold({ a }: BoldProps) {
	return (
		<p>
			<b>{a}</b>
		</p>
	);
}
