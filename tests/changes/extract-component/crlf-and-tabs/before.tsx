export function Page({ a }: { a: string }) {
	return (
		<main>
			<p>
				<b>{a}</b>
			</p>
		</main>
	);
}
