-- By how many percent the price of Tether in toman changed in 24 hours, where an exchange says it.
alter table toman_price add column change_24h double precision;
