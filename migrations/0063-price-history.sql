-- The prices of coins over time. Five minutes apart for 30 days, the first of each hour after that (src/store/news/price-point-store.ts).
-- A chart reads one coin from the index alone: in the table its points lie one to a page.
create table price_point (
	-- Of the table tag.
	coin_id integer not null,
	at timestamptz not null,
	usd double precision not null,
	primary key (coin_id, at) include (usd)
) with (autovacuum_vacuum_insert_scale_factor = 0.02);

-- Prices that are more than tenfold off, by symbol, until the next response of the service confirms them.
alter table price_board add column held jsonb not null default '{}';

-- The last good price of Tether in toman; one row.
create table toman_price (
	id integer primary key default 1 check (id = 1),
	usdt double precision not null,
	as_of timestamptz not null,
	held double precision
);
